/** A name from the charts as words: `mayPlaceSecondOffice` reads `may place second office`. */
export const inWords = (name: string): string => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
