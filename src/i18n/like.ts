/** The same keys in another language. A language without a singular of its own leaves `one` out. */
export type Like<T> = T extends string
  ? string
  : T extends { one: string; other: string }
    ? { readonly one?: string; readonly other: string }
    : { readonly [K in keyof T]: Like<T[K]> };
