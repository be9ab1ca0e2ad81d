/** Stands in a statement that is to be planned for the values it has: what serves a rare one would read a whole table for a common. */
export const PLANNED_FOR_VALUES = '/* for these values */';
