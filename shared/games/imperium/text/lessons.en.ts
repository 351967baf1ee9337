/** Lessons: what the book tells (in our words), what to do, and why another answer is not the example’s. */
export const imperiumLessonsEn = {};
