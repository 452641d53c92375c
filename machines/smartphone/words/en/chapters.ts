/** Titles of the chapters that clauses stand in. */
export const chapters = {
  setup: 'Set-up',
  planning: 'Planning',
  pricing: 'Prices',
  production: 'Production',
  priority: 'Priority',
  improvement: 'Improving production',
  research: 'Research',
  technologies: 'Technologies',
  logistics: 'Logistics',
  retailers: 'Retailers',
  sale: 'Sale',
  scoring: 'Scoring',
  round: 'Next round',
  end: 'End of the game',
  steve: 'Steve',
};
