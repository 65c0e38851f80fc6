import type { Relatorio } from '#schemas/shapes/relatorio.ts';
import { reportKind, reportNames } from '#schemas/relatorios.ts';
import type { Session } from '#src/session/session-store.ts';

/** The reports that the person may read, as the server says; one that is already asked for stays among them. */
export const offeredReports = ({ dados }: Session, asked?: Relatorio['nome']): readonly Relatorio['nome'][] =>
  reportNames.filter(
    (nome) => nome === asked || !reportKind(nome).daChefia || dados.usuarioDepartamento.chefe,
  );
