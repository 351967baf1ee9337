export const diceRulesEn = {} as const;
