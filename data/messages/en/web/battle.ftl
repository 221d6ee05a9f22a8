# A battle over the board, in Grecia and in Napoleón.

web-battle-versus = { $attacker } against { $defender }
web-battle-attacker = Attacker
web-battle-defender = Defender
web-battle-fold = See the map
web-battle-unfold = See the combat
web-battle-steps = Steps of the combat
web-battle-to = to
web-battle-victory = Victory: { $side }
web-battle-tied = Tie, victory: { $side }
web-battle-sum = The sum of both sides
web-battle-bonus = Reason
web-battle-total = Total
web-battle-so-far = In sight
web-battle-odds = Your chance of winning
web-battle-odds-by-card = by the Battle card you play
web-battle-odds-of = { $card } { $percent }
web-battle-odds-losses = Expected losses: yours { $own }, your rival’s { $rival }
