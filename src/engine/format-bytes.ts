const units = ['B', 'KB', 'MB', 'GB', 'TB', 'PB'] as const;

/** A size in the unit that fits it, as the limits of volumes count: `512 B`, `1,5 MB` (1 MB is 1,024 KB). */
export function formatBytes(bytes: number): string {
  const step = bytes < 1024 ? 0 : Math.min(units.length - 1, Math.floor(Math.log2(bytes) / 10));
  const value = bytes / 1024 ** step;
  const maximumFractionDigits = value < 10 ? 2 : value < 100 ? 1 : 0;
  return `${value.toLocaleString('pt-BR', { maximumFractionDigits })} ${units[step] ?? ''}`;
}
