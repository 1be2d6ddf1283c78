"""From a draw's key to its numbers: the stream of words, and fair whole numbers from it."""

import hashlib
import hmac


FORMS = {"places": ("digits", 5, 9, 1), "sha512": ("pick", 10, 10, 1)}


def numbers_of_balls(rule, balls, draw_id):
    """Five digits from three sorted places each, or ten cars ranked by a hash."""
    row = sorted(balls)
    if rule == "places":
        return "".join(str(sum(row[at : at + 3]) % 10) for at in (3, 6, 9, 12, 15))
    text = "+".join(f"{ball:02}" for ball in row) + "@" + draw_id
    digest = hashlib.sha512(text.encode()).hexdigest()
    shares = {car: int(digest[6 * car - 6 : 6 * car], 16) for car in range(1, 11)}
    return ",".join(f"{car:02}" for car in sorted(shares, key=lambda car: (-shares[car], car)))


def keno_fits(r):
    """Whether the rule, where there is one, fits the form of the numbers."""
    form = (r["format"], r["length"], r["max"], r["prizes"])
    return "keno" not in r or FORMS.get(r["keno"]) == form and r["mode"] != "entered"


def drawn(key, r, entries=(), draw_id=""):
    """The numbers of a key of 32 bytes under the rules' format, as the lottery prints them."""

    def words():
        index = 0
        while True:
            block = hmac.new(key, b"LD1/stream" + index.to_bytes(4, "big"), "sha256").digest()
            yield from (int.from_bytes(block[at : at + 4], "big") for at in range(0, 32, 4))
            index += 1

    stream = words()

    def below(m):
        bound = 2**32 - 2**32 % m
        return next(word for word in stream if word < bound) % m

    if "keno" in r:
        balls = list(range(1, 81))
        for at in range(20):
            other = at + below(80 - at)
            balls[at], balls[other] = balls[other], balls[at]
        return numbers_of_balls(r["keno"], balls[:20], draw_id)
    prizes = []
    if r["format"] == "sum":
        seal = int("".join(str(below(10)) for _ in range(r["length"])))
        return f"{(seal + sum(entries) - entries[15]) % 100000:05}"
    if r["format"] == "ranks":
        ranks = [tuple(map(int, rank.split("x"))) for rank in r["layout"].split(",")]
        lengths = [digits for digits, count in ranks for _ in range(count)]
        return " ".join("".join(str(below(10)) for _ in range(length)) for length in lengths)
    for _ in range(r["prizes"]):
        if r["format"] == "digits":
            prizes.append("".join(str(below(10)) for _ in range(r["length"])))
            continue
        if r["format"] == "faces":
            faces = [str(1 + below(r["max"])) for _ in range(r["length"])]
            wide = len(str(r["max"]))
            prizes.append(("," if wide > 1 else "").join(face.zfill(wide) for face in faces))
            continue
        left = list(range(1, r["max"] + 1))
        for at in range(r["length"]):
            other = at + below(r["max"] - at)
            left[at], left[other] = left[other], left[at]
        prizes.append(",".join(str(n).zfill(len(str(r["max"]))) for n in left[: r["length"]]))
    return " ".join(prizes) + ("@" + r["mark"] if "mark" in r else "")
