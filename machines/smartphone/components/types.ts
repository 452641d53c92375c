/** What is printed, as types: rules read them and know no schema. */
export type {
  Buyer,
  ComponentSet,
  OfficeSpace,
  PadCell,
  Provenance,
  RetailerBonus,
  RetailerSide,
  SymbolPair,
} from './schema.ts';
