type Numbers = Uint32Array;

function hashOf(list: Numbers): number {
  let mixed = 0x1c9dc5;
  for (let at = 0; at < list.length; at++) mixed = Math.imul(mixed ^ (list[at] as number), 0x01000193);
  return mixed;
}

function alike(one: Numbers, two: Numbers): boolean {
  for (let at = 0; at < one.length; at++) if (one[at] !== two[at]) return false;
  return true;
}

/** Lists of numbers, all of one length, each kept once and known by its place. */
export function distinct() {
  const lists: Numbers[] = [];
  const byHash = new Map<number, number[]>();
  return {
    lists,
    /** The list is copied if it is new, so it may be used again. */
    numberOf(list: Numbers): number {
      const hash = hashOf(list);
      const same = byHash.get(hash);
      const known = same?.find((number) => alike(lists[number] as Numbers, list));
      if (known !== undefined) return known;
      const number = lists.push(list.slice()) - 1;
      if (same) same.push(number);
      else byHash.set(hash, [number]);
      return number;
    },
  };
}
