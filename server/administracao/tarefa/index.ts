export { enqueueTask, executarTarefa, taskKey } from './enqueue-task.ts';
export { conferirTarefas, fillTasks, keepScheduled } from './keep-scheduled.ts';
export { nextExecution } from './next-execution.ts';
export { runTask } from './run-task.ts';
export { cronOf, readPart, scheduleParts, type Schedule, type SchedulePart } from './schedule.ts';
export { weekdaysText } from './weekdays-text.ts';
