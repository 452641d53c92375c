import { rulesOf } from '../choices.ts';
import type { Colour, Company } from '../names.ts';
import type { GameState } from '../state.ts';
import { companyOf, seatOf, withCompany, withSeat } from './lookup.ts';

/** Every dollar moves through here: what leaves one place arrives at another. */

/** Sums keep to whole cents, the smallest part a bid may have (C3.11). */
export const cents = (amount: number): number => Math.round(amount * 100) / 100;

const addCash = (state: GameState, seat: Colour, amount: number): GameState =>
  withSeat(state, seat, { cash: cents(seatOf(state, seat).cash + amount) });

const addTreasury = (state: GameState, company: Company, amount: number): GameState =>
  withCompany(state, company, { treasury: cents(companyOf(state, company).treasury + amount) });

const addBank = (state: GameState, amount: number): GameState => ({ ...state, bank: cents(state.bank + amount) });

/** C2.5: an endless bank pays all, a limited one what it has. */
export const bankPays = (state: GameState, wanted: number, held = state.bank): number =>
  rulesOf(state).bankLimit === 'limited' ? Math.min(wanted, Math.max(0, held)) : wanted;

export const playerPaysCompany = (state: GameState, seat: Colour, company: Company, amount: number): GameState =>
  addTreasury(addCash(state, seat, -amount), company, amount);

export const playerPaysBank = (state: GameState, seat: Colour, amount: number): GameState =>
  addBank(addCash(state, seat, -amount), amount);

export const companyPaysBank = (state: GameState, company: Company, amount: number): GameState =>
  addBank(addTreasury(state, company, -amount), amount);

export const bankPaysPlayer = (state: GameState, seat: Colour, amount: number): GameState =>
  addCash(addBank(state, -amount), seat, amount);

export const bankPaysCompany = (state: GameState, company: Company, amount: number): GameState =>
  addTreasury(addBank(state, -amount), company, amount);
