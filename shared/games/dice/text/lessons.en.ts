export const diceLessonsEn = {} as const;
