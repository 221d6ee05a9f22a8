"""The examples run, shortly, and the types hold."""

import subprocess
import sys
from pathlib import Path

import pytest

HERE = Path(__file__).resolve().parent.parent


@pytest.mark.parametrize(
    ("script", "arguments", "said"),
    [
        ("random_play.py", ["5"], "games/s"),
        ("small_bot.py", ["2"], "of 2 games"),
        ("linear_value.py", ["40"], "after"),
    ],
)
def test_an_example_runs(script, arguments, said):
    command = [sys.executable, str(HERE / "examples" / script), *arguments]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert said in done.stdout


def test_the_notebook_runs(tmp_path, monkeypatch):
    nbformat, nbclient = pytest.importorskip("nbformat"), pytest.importorskip("nbclient")
    pytest.importorskip("matplotlib")
    monkeypatch.setenv("IMPERIOS_GAMES", "4")
    book = nbformat.read(HERE / "examples" / "balance.ipynb", as_version=4)
    nbclient.NotebookClient(book, timeout=120, resources={"metadata": {"path": str(tmp_path)}}).execute()
    outputs = [output for cell in book.cells if cell.cell_type == "code" for output in cell.outputs]
    assert any("image/png" in output.get("data", {}) for output in outputs)


def test_the_types_hold():
    pytest.importorskip("mypy")
    command = [sys.executable, "-m", "mypy", "imperios", "examples"]
    done = subprocess.run(command, cwd=HERE, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout


def test_the_stubs_say_what_is_there():
    pytest.importorskip("mypy")
    command = [sys.executable, "-m", "mypy.stubtest", "imperios._imperios", "--ignore-disjoint-bases"]
    done = subprocess.run(command, cwd=HERE, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout
