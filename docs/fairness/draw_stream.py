"""From a draw's key to its numbers: the stream of words, and fair whole numbers from it."""

import hmac


def drawn(key, r, entries=()):
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
