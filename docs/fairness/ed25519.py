"""Checking Ed25519 signatures (RFC 8032) with nothing but the standard library."""

import functools
import hashlib

P = 2**255 - 19
ORDER = 2**252 + 27742317777372353535851937790883648493
D = -121665 * pow(121666, P - 2, P) % P
ROOT_OF_MINUS_ONE = pow(2, (P - 1) // 4, P)


def decode(data):
    """The point of 32 bytes as (x, y), or None when there is none."""
    whole = int.from_bytes(data, "little")
    sign, y = whole >> 255, whole & (2**255 - 1)
    if y >= P:
        return None
    square = (y * y - 1) * pow(D * y * y + 1, P - 2, P) % P
    x = pow(square, (P + 3) // 8, P)
    if x * x % P != square:
        x = x * ROOT_OF_MINUS_ONE % P
    if x * x % P != square or (x == 0 and sign):
        return None
    return (P - x if x & 1 != sign else x, y)


def extended(point):
    x, y = point
    return (x, y, 1, x * y % P)


def plus(left, right):
    x1, y1, z1, t1 = left
    x2, y2, z2, t2 = right
    a, b = (y1 - x1) * (y2 - x2), (y1 + x1) * (y2 + x2)
    c, d = 2 * t1 * t2 * D, 2 * z1 * z2
    e, f, g, h = b - a, d - c, d + c, b + a
    return (e * f % P, g * h % P, f * g % P, e * h % P)


NEUTRAL, WINDOW = (0, 1, 1, 0), 4


@functools.lru_cache(maxsize=64)
def windows(data):
    """The multiples 0 to 15 of a key's point times 16 to each power below 64; None for no point.

    Few keys sign many lines, so that theirs are worth keeping.
    """
    point = decode(data)
    if point is None:
        return None
    table, first = [], extended(point)
    for _ in range(256 // WINDOW):
        row = [NEUTRAL]
        for _ in range(2**WINDOW):
            row.append(plus(row[-1], first))
        first = row.pop()
        table.append(row)
    return table


def times(table, scalar):
    result = NEUTRAL
    for row in table:
        result = plus(result, row[scalar & 15])
        scalar >>= WINDOW
    return result


BASE = windows((4 * pow(5, P - 2, P) % P).to_bytes(32, "little"))


@functools.lru_cache(maxsize=4096)
def verify(public_key, message, signature):
    """Whether a signature of 64 bytes is the key's (32 bytes) over the message.

    Files that are checked together share most of the log's lines.
    """
    if len(public_key) != 32 or len(signature) != 64:
        return False
    key, commitment = windows(public_key), decode(signature[:32])
    scalar = int.from_bytes(signature[32:], "little")
    if key is None or commitment is None or scalar >= ORDER:
        return False
    digest = hashlib.sha512(signature[:32] + public_key + message).digest()
    challenge = int.from_bytes(digest, "little") % ORDER
    left = times(BASE, scalar)
    right = plus(extended(commitment), times(key, challenge))
    return (left[0] * right[2] - right[0] * left[2]) % P == 0 and (
        left[1] * right[2] - right[1] * left[2]
    ) % P == 0
