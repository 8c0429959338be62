"""Loads msgspec without the modules that it needs only for kinds of values that no file of this program has.

Loading these would take a third of the time.
"""

from types import ModuleType, SimpleNamespace

from pinochle_qt.stand_ins import standing_in

_uuid, _decimal = ModuleType("uuid"), ModuleType("decimal")
vars(_uuid).update(UUID=type("UUID", (), {}), SafeUUID=SimpleNamespace(unknown=None))
vars(_decimal).update(Decimal=type("Decimal", (), {}))

with standing_in(_uuid, _decimal):
    import msgspec  # noqa: F401
