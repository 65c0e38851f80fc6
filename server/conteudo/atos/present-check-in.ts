import type { CheckIn } from '#schemas/shapes/conteudo.ts';

/** Who has the content open for work, as it travels. */
export const presentCheckIn = (
  row: { checkInUsuarioId: number | null; checkInNome: string | null; checkInEm: Date | null },
  usuarioId: number,
): CheckIn => ({
  situacao: row.checkInUsuarioId === null ? 0 : row.checkInUsuarioId === usuarioId ? 1 : 2,
  usuario:
    row.checkInUsuarioId === null ? undefined : { id: row.checkInUsuarioId, nome: row.checkInNome ?? '' },
  desde: row.checkInEm?.toISOString(),
});
