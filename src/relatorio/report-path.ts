export const reportsPath = '/principal/relatorios';
export const buildReportPath = `${reportsPath}/montar`;

/** Where a saved report is counted. */
export const builtReportPath = (id: number): string => `${buildReportPath}?salvo=${id}`;
