terminal-title = imperios
