import { sql } from 'kysely';
import type { FieldError } from '#schemas/app-error.ts';
import type { ProtocoloSalvar } from '#schemas/shapes/protocolo.ts';
import { mensagem } from '#schemas/messages/index.ts';
import type { Ctx } from '#server/base/http/context.ts';
import { isDay, today } from '#server/instalacao/prazo/index.ts';
import { signatureErrors } from './assinantes.ts';
import { destinationErrors } from './destinos.ts';

type Facts = Omit<ProtocoloSalvar, 'id' | 'versao' | 'captura'>;

/** What the protocol has, where the request does not say it. */
interface Kept {
  readonly destinos: number;
  readonly vencimento: string | null;
  readonly vigenciaDe: string | null;
  readonly vigenciaAte: string | null;
  readonly recebidoEm: string;
  readonly sigilo: number;
}

type Key = 'data' | 'vigencia' | 'semDestino' | 'futuro' | 'antigo' | 'interessado' | 'classe' | 'sigilo';

const wrong = (campo: string, key: Key): FieldError => ({
  campo,
  mensagem: mensagem(`protocolo.recusa.${key}`),
});

/** What is wrong with what was written of a protocol, each at its field. */
export const factErrors = async (ctx: Ctx, facts: Facts, kept: Kept): Promise<FieldError[]> => [
  ...dayErrors(ctx, facts, kept),
  ...(await destinationErrors(ctx, facts.destinos ?? [])),
  ...(await recordErrors(ctx, facts)),
  ...(await signatureErrors(ctx, facts.assinatura, facts.sigilo ?? kept.sigilo)),
  ...((facts.sigilo ?? 0) > ctx.sessao.sigiloGrau ? [wrong('sigilo', 'sigilo')] : []),
];

const dayErrors = (ctx: Ctx, facts: Facts, kept: Kept): FieldError[] => {
  const written = (['vencimento', 'vigenciaDe', 'vigenciaAte', 'recebidoEm'] as const).filter(
    (campo) => facts[campo] && !isDay(facts[campo]),
  );
  if (written.length > 0) return written.map((campo) => wrong(campo, 'data'));
  const de = facts.vigenciaDe ?? kept.vigenciaDe ?? '';
  const ate = facts.vigenciaAte ?? kept.vigenciaAte ?? '';
  const vencimento = facts.vencimento ?? kept.vencimento ?? '';
  const destinos = facts.destinos?.length ?? kept.destinos;
  const hoje = today(ctx);
  const recebido = facts.recebidoEm ?? kept.recebidoEm;
  return [
    ...(de !== '' && ate !== '' && ate < de ? [wrong('vigenciaAte', 'vigencia')] : []),
    // whoever is told of an end has to be somebody
    ...((de !== '' || ate !== '' || vencimento !== '') && destinos === 0
      ? [wrong('destinos', 'semDestino')]
      : []),
    ...(recebido > hoje ? [wrong('recebidoEm', 'futuro')] : []),
    ...(recebido < hoje &&
    recebido !== kept.recebidoEm &&
    !ctx.sessao.marcas.has('protocolarDocumentosAntigos')
      ? [wrong('recebidoEm', 'antigo')]
      : []),
  ];
};

const recordErrors = async ({ db }: Ctx, { interessados, assuntoClasseId }: Facts): Promise<FieldError[]> => {
  const { rows } = await sql<{ interessados: boolean; classe: boolean }>`
    select (select count(*) from registro.interessado i where i.id = any(${interessados ?? []}::integer[])
        and coalesce(i.ativo, true)) = ${interessados?.length ?? 0} as interessados,
      ${assuntoClasseId ?? 0} = 0 or exists (select from registro.assunto a where a.id = ${assuntoClasseId ?? 0}
        and a.ativo and a.classificavel) as classe`.execute(db);
  const [found] = rows;
  return [
    ...(found?.interessados === false ? [wrong('interessados', 'interessado')] : []),
    ...(found?.classe === false ? [wrong('assuntoClasseId', 'classe')] : []),
  ];
};
