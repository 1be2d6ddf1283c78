"""A round of a slot from its words (games.md 5): what it pays, and where its reels stop."""

import json
import pathlib

MODELS = pathlib.Path(__file__).resolve().parents[3] / "packages" / "rules" / "data" / "slots"


def model_of(code):
    return json.loads((MODELS / f"{code}.json").read_text(encoding="utf8"))


class Slot:
    def __init__(self, model, below):
        self.m, self.below = model, below
        marks = model["symbols"]
        named = lambda mark: next((name for name, of in marks.items() if of.get(mark)), None)
        self.wild, self.scatter, self.coin = named("wild"), named("scatter"), named("coin")
        self.orbs = {name: of.get("orb", 0) for name, of in marks.items()}
        self.times = marks.get(self.wild, {}).get("multiplier", 1)
        self.strips = {name: [reel.split(" ") for reel in reels] for name, reels in model["strips"].items()}
        self.total, self.capped, self.stops = 0, False, []

    def pays(self, symbol):
        special = self.m["symbols"].get(symbol, {})
        return not any(special.get(mark) for mark in ("wild", "scatter", "coin"))

    def pay(self, symbol, count):
        steps = {int(key): value for key, value in self.m["pays"].get(symbol, {}).items()}
        if "maxCluster" in self.m or "maxCount" in self.m:
            reached = [key for key in steps if key <= count]
            return steps[max(reached)] if reached else 0
        return steps.get(count, 0)

    def add(self, win):
        self.total += win
        self.capped = self.total >= self.m.get("winCap", float("inf"))
        return not self.capped

    def weighted(self, weights):
        left = self.below(sum(weights))
        for place, weight in enumerate(weights):
            if left < weight:
                return place
            left -= weight

    def column(self, strip, stop, rows):
        return [strip[(stop + row) % len(strip)] for row in range(rows)]

    def spin(self, name):
        stops, rows = [], []
        for reel, strip in enumerate(self.strips[name]):
            if "heights" in self.m:
                heights = sorted(self.m["heights"][reel].items(), key=lambda each: int(each[0]))
                rows.append(int(heights[self.weighted([weight for _, weight in heights])][0]))
            else:
                rows.append(self.m["rows"])
            stops.append(self.below(len(strip)))
        self.stops.append(stops)
        return stops, [self.column(self.strips[name][at], stops[at], rows[at]) for at in range(len(stops))]

    def line(self, symbols):
        wild = self.wild
        wilds = next((at for at, each in enumerate(symbols) if each != wild), len(symbols))
        if wilds == len(symbols):
            own = self.pay(wild, wilds)
            return wilds, own or max([self.pay(each, wilds) for each in self.m["pays"] if self.pays(each)] or [0])
        target, own = symbols[wilds], self.pay(wild, wilds)
        kind = wilds
        used = wilds
        if self.pays(target):
            while kind < len(symbols) and symbols[kind] in (target, wild):
                used += symbols[kind] == wild
                kind += 1
        win = self.pay(target, kind) * self.times**used if self.pays(target) else 0
        if win > 0 and win >= own:
            return kind, win
        return (wilds, own) if own else (0, 0)

    def lines(self, board):
        wins = []
        reels = self.m["reels"]
        for rows in self.m.get("lines", []):
            cells = [(reel, rows[reel]) for reel in range(reels)]
            seen = [cells] if not self.m.get("bothWays") else [cells, cells[::-1]]
            for way in seen:
                kind, win = self.line([board[reel][row] for reel, row in way])
                if win:
                    wins.append((win, way[:kind]))
                if kind == reels:
                    break
        return wins

    def ways(self, board):
        wins = []
        for symbol in self.m["symbols"]:
            if not self.pays(symbol):
                continue
            kind, ways = 0, 1
            for column in board:
                count = sum(each in (symbol, self.wild) for each in column)
                if not count:
                    break
                kind, ways = kind + 1, ways * count
            win = self.pay(symbol, kind) * ways if kind else 0
            if win:
                wins.append((win, []))
        return wins

    def clusters(self, board):
        wins, done = [], set()
        for reel, column in enumerate(board):
            for row, symbol in enumerate(column):
                if (reel, row) in done or symbol == self.wild or not self.pays(symbol):
                    continue
                group, waiting = {(reel, row)}, [(reel, row)]
                while waiting:
                    x, y = waiting.pop()
                    for cell in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)):
                        inside = 0 <= cell[0] < len(board) and 0 <= cell[1] < len(column)
                        if inside and cell not in group and board[cell[0]][cell[1]] in (symbol, self.wild):
                            group.add(cell)
                            waiting.append(cell)
                done |= {cell for cell in group if board[cell[0]][cell[1]] != self.wild}
                win = self.pay(symbol, len(group))
                if win:
                    wins.append((win, group))
        return wins

    def anywhere(self, board):
        shown = [symbol for column in board for symbol in column]
        return [(self.pay(each, shown.count(each)), []) for each in self.m["symbols"] if self.pay(each, shown.count(each)) and each != self.scatter]

    def tumbles(self, name, stops, board, ladder):
        total, step, tops, board = 0, 0, list(stops), [list(column) for column in board]
        find = self.clusters if self.m["kind"] == "cluster-tumble" else self.lines
        while True:
            wins = find(board)
            if not wins:
                return total
            total += sum(win for win, _ in wins) * ladder[min(step, len(ladder) - 1)]
            step += 1
            gone = {cell for _, cells in wins for cell in cells}
            for reel, column in enumerate(board):
                stay = [symbol for row, symbol in enumerate(column) if (reel, row) not in gone]
                strip = self.strips[name][reel]
                tops[reel] = (tops[reel] - (len(column) - len(stay))) % len(strip)
                board[reel] = self.column(strip, tops[reel], len(column) - len(stay)) + stay

    def judge(self, name, stops, board, multiplier, ladder):
        kind = self.m["kind"]
        if kind in ("cluster-tumble", "lines-tumble"):
            return self.tumbles(name, stops, board, ladder) * multiplier
        if kind == "anywhere":
            win = sum(each for each, _ in self.anywhere(board))
            orbs = sum(self.orbs[symbol] for column in board for symbol in column)
            return win * (orbs or 1)
        find = self.ways if kind in ("ways-climb", "heights") else self.lines
        scatters = self.pay(self.scatter, count(board, self.scatter)) if self.scatter else 0
        return (sum(win for win, _ in find(board)) + scatters) * multiplier

    def series(self, spins):
        rule = self.m["features"]["freeSpins"]
        ladder = rule.get("ladder", self.m.get("ladder", [1]))
        given = rule.get("multiplier")
        multiplier = given if isinstance(given, int) else rule.get("start", 1)
        played = 0
        while played < spins:
            stops, board = self.spin("free")
            if not self.add(self.judge("free", stops, board, multiplier, ladder)):
                return
            again = awarded(rule.get("again"), count(board, self.scatter))
            spins = min(spins + again, max(spins, rule.get("cap", spins)))
            if given == "spin":
                multiplier += 1
            elif "top" in rule and count(board, self.wild):
                multiplier = min(multiplier + 1, rule["top"])
            played += 1

    def base(self):
        stops, board = self.spin("base")
        goes_on = self.add(self.judge("base", stops, board, 1, self.m.get("ladder", [1])))
        rule = self.m["features"].get("freeSpins")
        spins = awarded(rule and rule["award"], count(board, self.scatter))
        if goes_on and spins:
            self.series(spins)

    def bought(self):
        rule, scatters = self.m["features"]["freeSpins"], self.m["modes"]["buy"]["scatters"]
        self.stops.append(rule["buyShows"]["stops"])
        if self.add(self.pay(self.scatter, scatters)):
            self.series(awarded(rule["award"], scatters))

    def hold(self, mode):
        rule, rows = self.m["features"]["hold"], self.m["rows"]
        size = self.m["reels"] * rows
        value = lambda: rule["coins"][self.weighted([each["weight"] for each in rule["coins"]])]["value"]
        if mode == "buy":
            cells = list(range(size))
            for at in range(self.m["modes"]["buy"]["coins"]):
                other = at + self.below(size - at)
                cells[at], cells[other] = cells[other], cells[at]
            held = {cell: value() for cell in sorted(cells[: self.m["modes"]["buy"]["coins"]])}
        else:
            stops, board = self.spin("base")
            shown = [reel * rows + row for reel in range(len(board)) for row in range(rows) if board[reel][row] == self.coin]
            held = {cell: value() for cell in shown}
            self.add(self.judge("base", stops, board, 1, [1]))
        if len(held) < rule["need"]:
            return
        left = rule["respins"]
        while left > 0 and len(held) < size:
            landed = {}
            for cell in range(size):
                if cell not in held and self.below(1_000_000) < rule["landPpm"]:
                    landed[cell] = value()
            held |= landed
            left = rule["respins"] if landed else left - 1
        self.total += sum(held.values()) + (rule["grand"] if len(held) == size else 0)

    def expand(self):
        rule, held = self.m["features"]["expand"], set()
        while True:
            stops = [None if reel + 1 in held else self.below(len(strip)) for reel, strip in enumerate(self.strips["base"])]
            self.stops.append(stops)
            wilds = [self.wild] * self.m["rows"]
            board = [wilds if stop is None else self.column(self.strips["base"][reel], stop, self.m["rows"]) for reel, stop in enumerate(stops)]
            opened = [reel for reel in rule["reels"] if stops[reel - 1] is not None and board[reel - 1][rule["row"]] == self.wild]
            for reel in opened:
                board[reel - 1] = wilds
            if not self.add(sum(win for win, _ in self.lines(board))) or not opened:
                return
            held |= set(opened)

    def stepper(self):
        stops = [self.weighted(weights) for weights in self.m["weights"]]
        self.stops.append(stops)
        cells = [self.strips["base"][reel][stop] for reel, stop in enumerate(stops)]
        best = 0
        for combo in self.m["combos"]:
            win = combo["pay"]
            for wanted, symbol in zip(combo["cells"], cells):
                if wanted == "*" or symbol in wanted.split("|"):
                    continue
                win = 0 if combo.get("natural") or symbol != self.wild else win * self.times
            best = max(best, win)
        wheel = self.m["features"]["wheel"]
        if cells[-1] == wheel["symbol"]:
            best += wheel["wedges"][self.weighted([wedge["weight"] for wedge in wheel["wedges"]])]["value"]
        self.add(best)

    def play(self, mode):
        kind = self.m["kind"]
        if kind == "hold":
            self.hold(mode)
        elif kind == "stepper":
            self.stepper()
        elif kind == "expand-respin":
            self.expand()
        elif mode == "buy":
            self.bought()
        else:
            self.base()
        return min(self.total, self.m.get("winCap", self.total))


def count(board, symbol):
    return sum(each == symbol for column in board for each in column) if symbol else 0


def awarded(rule, scatters):
    reached = [int(key) for key in rule or {} if int(key) <= scatters]
    return rule[str(max(reached))] if reached else 0
