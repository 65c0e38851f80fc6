export { calendarOfUnit, type BusinessCalendar } from './business-calendar.ts';
export { addDays, daysBetween, isDay } from './day.ts';
export { daysOffAround } from './days-off.ts';
export { namedHolidays } from './named-holidays.ts';
export { businessDayAfter, deadlineAfter, deadlineOn } from './deadline.ts';
export { shiftOpenDeadlines } from './shift-open-deadlines.ts';
export { dayOf, today } from './today.ts';
