import type { Id, MerchantId } from '@fairhouse/values';
import type { AppContext } from '../app-context.ts';
import { gather, perGroup } from './gather.ts';

interface MemberName {
  readonly merchant: MerchantId;
  readonly member: Id<'member'>;
}

type ReadMembers<Value> = (
  app: AppContext,
  merchant: MerchantId,
  members: readonly Id<'member'>[],
) => Promise<ReadonlyMap<Id<'member'>, Value>>;

/**
 * A reader of one thing of members, for many calls at once: one statement for all members of a
 * merchant that are asked for together. Nothing is kept between reads. Undefined for a member whom
 * `read` does not find. Not within a transaction, which would wait for a second connection.
 */
export function gatherMembers<Value>(
  read: ReadMembers<Value>,
): (app: AppContext, name: MemberName) => Promise<Value | undefined> {
  const readers = new WeakMap<AppContext, (name: MemberName) => Promise<Value | undefined>>();
  return (app, name) => {
    const known = readers.get(app);
    if (known !== undefined) return known(name);
    const reader = gather<MemberName, Value | undefined>((names) =>
      perGroup(
        names,
        ({ merchant }) => merchant,
        async (group) => {
          const [first] = group as readonly [MemberName, ...MemberName[]];
          const members = [...new Set(group.map(({ member }) => member))];
          const found = await read(app, first.merchant, members);
          return group.map(({ member }) => found.get(member));
        },
      ),
    );
    readers.set(app, reader);
    return reader(name);
  };
}
