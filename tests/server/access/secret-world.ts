import fc from 'fast-check';
import { sql } from 'kysely';
import type { Anexos } from '#schemas/shapes/anexo.ts';
import type { TestApp } from '#tests/setup/app.ts';
import { concludedDocument, completeDraft, personId, unitId } from '#tests/setup/drafts.ts';
import { uploadFile } from '#tests/setup/upload-file.ts';

interface PlannedContent {
  readonly autor: 'helena.pires' | 'rafael.lins';
  readonly minuta: boolean;
  readonly nivelAcesso: 'PUBLICO' | 'RESTRITO' | 'SIGILOSO';
  readonly sigilo: 0 | 1;
  /** What becomes of it: stays, goes on, is sent and taken back, is shown to somebody and hidden again, is cancelled, is asked to be removed. */
  readonly destino: 'fica' | 'tramita' | 'resgata' | 'cancela' | 'credencial' | 'cancelado' | 'exclusao';
}

/** A content of the world, with the word that is in everything it says. */
export interface MadeContent {
  readonly id: number;
  readonly tramite: number;
  readonly modelo: number;
  readonly anexo: number;
  readonly palavra: string;
  readonly codigo: string;
  readonly sha256: string;
  readonly arquivo: string;
  readonly nivelAcesso: PlannedContent['nivelAcesso'];
  readonly sigilo: number;
}

/** How the words of all of them begin. */
export const shared = 'Quimera';

const content: fc.Arbitrary<PlannedContent> = fc.record({
  autor: fc.constantFrom('helena.pires', 'rafael.lins'),
  minuta: fc.boolean(),
  nivelAcesso: fc.constantFrom('RESTRITO', 'SIGILOSO', 'PUBLICO'),
  sigilo: fc.constantFrom(0, 1),
  destino: fc.constantFrom('fica', 'tramita', 'resgata', 'cancela', 'credencial'),
});

/** Some contents at random, and one of each kind that is always asked about. */
export const secretWorld: fc.Arbitrary<readonly PlannedContent[]> = fc
  .array(content, { minLength: 3, maxLength: 3 })
  .map((random) => [
    { autor: 'helena.pires', minuta: false, nivelAcesso: 'RESTRITO', sigilo: 1, destino: 'tramita' },
    { autor: 'helena.pires', minuta: false, nivelAcesso: 'SIGILOSO', sigilo: 0, destino: 'resgata' },
    { autor: 'rafael.lins', minuta: true, nivelAcesso: 'RESTRITO', sigilo: 0, destino: 'fica' },
    { autor: 'rafael.lins', minuta: false, nivelAcesso: 'RESTRITO', sigilo: 1, destino: 'exclusao' },
    { autor: 'helena.pires', minuta: false, nivelAcesso: 'RESTRITO', sigilo: 0, destino: 'cancelado' },
    // what is open to the whole organisation would be seen by all but the others
    ...random.map((one) =>
      one.nivelAcesso === 'PUBLICO' && !one.minuta ? { ...one, sigilo: 1 as const } : one,
    ),
  ]);

const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** Makes the contents through the front door, each with its word in every field that takes one. */
export const makeContents = async (
  server: TestApp,
  plan: readonly PlannedContent[],
): Promise<readonly MadeContent[]> => {
  const made: MadeContent[] = [];
  for (const [index, planned] of plan.entries())
    made.push(await makeOne(server, planned, `${shared}${String.fromCodePoint(65 + index)}x${index}`));
  return made;
};

const makeOne = async (server: TestApp, planned: PlannedContent, palavra: string): Promise<MadeContent> => {
  const { db } = server.platform.connection;
  const { autor, minuta, nivelAcesso, sigilo, destino } = planned;
  const caller = await server.as(autor);
  const arquivo = await uploadFile(server.app, caller.token, `${palavra}.png`, onePixel);
  const options = {
    assunto: `Assunto ${palavra}`,
    assinantes: ['Helena Duarte Pires'],
    salvar: {
      nivelAcesso,
      ...(nivelAcesso === 'PUBLICO' ? {} : { hipoteseLegal: `Hipótese ${palavra}` }),
      sigilo,
    },
  };
  const { id } = await (minuta ? completeDraft : concludedDocument)(caller, options);
  await sql`insert into conteudo_imagem (arquivo_id, conteudo_id) values (${arquivo}::uuid, ${id})`.execute(
    db,
  );
  await sql`update arquivo set em_uso = true where id = ${arquivo}::uuid`.execute(db);
  await sql`update conteudo set numero = numero || ${` ${palavra}`} where id = ${id}`.execute(db);
  const juntado = await caller.post<Anexos>(`conteudo/${id}/anexos`, {
    pasta: `Pasta ${palavra}`,
    arquivoId: await uploadFile(server.app, caller.token, `anexo-${palavra}.png`, onePixel),
  });
  if (juntado.status !== 200) throw new Error(juntado.raw.body);
  const comentado = await caller.post(`conteudo/${id}/comentarios`, { texto: `Comentário ${palavra}` });
  if (comentado.status !== 200) throw new Error(comentado.raw.body);
  for (const alcance of ['PESSOAL', 'UNIDADE'])
    await caller.put('caixa-central/marcadores', {
      ids: [id],
      alcance,
      cor: 'rubro',
      texto: `Marca ${palavra}`,
      nota: `Nota ${palavra}`,
    });
  const tramite = minuta ? 0 : await forward(server, planned, id, palavra);
  if (destino === 'credencial' && nivelAcesso !== 'PUBLICO') {
    const luciana = await personId(caller, 'Luciana Prado Reis');
    await caller.post(`documento/${id}/credenciais`, { usuarioId: luciana.usuarioId });
    await caller.remove(`documento/${id}/credenciais/${luciana.usuarioId}`);
  }
  const asked = { exclusao: 'solicitarExclusao', cancelado: 'cancelar' }[destino as string];
  if (asked) {
    const done = await caller.post(`conteudo/${id}/ato/${asked}`, { motivo: `Motivo ${palavra}` });
    if (done.status !== 200) throw new Error(done.raw.body);
  }
  const { rows } = await sql<{ codigo: string | null; sha256: string | null; modelo: number }>`
    select d.codigo, d.modelo_id as modelo,
      (select encode(a.sha256, 'hex') from documento_emissao e join arquivo a on a.id = e.arquivo_id
        where e.documento_id = d.id limit 1) as sha256
    from documento d where d.id = ${id}`.execute(db);
  const [row] = rows;
  return {
    id,
    tramite,
    modelo: row?.modelo ?? 0,
    anexo: juntado.payload.itens[0]?.id ?? 0,
    palavra,
    codigo: row?.codigo ?? 'SEM-CODIGO',
    sha256: row?.sha256 ?? '0'.repeat(64),
    arquivo,
    nivelAcesso,
    sigilo,
  };
};

const forward = async (
  server: TestApp,
  { autor, nivelAcesso, destino }: PlannedContent,
  conteudoId: number,
  palavra: string,
): Promise<number> => {
  if (!['tramita', 'resgata', 'cancela'].includes(destino)) return 0;
  const caller = await server.as(autor);
  const beatriz = await personId(caller, 'Beatriz Anjos Cordeiro');
  const sent = await caller.post<{ tramiteId: number }>('tramite', {
    conteudoId,
    destino: nivelAcesso === 'SIGILOSO' ? beatriz : { unidadeId: await unitId(caller, 'PGM') },
    texto: `Encaminho ${palavra}`,
    ...(nivelAcesso === 'SIGILOSO' ? {} : { copias: [{ unidadeId: await unitId(caller, 'SESAU') }] }),
  });
  if (sent.status !== 200) throw new Error(sent.raw.body);
  const { tramiteId } = sent.payload;
  const back = destino === 'cancela' ? { motivo: `Cancelo ${palavra}` } : {};
  if (destino !== 'tramita') {
    const taken = await caller.remove(`tramite/${tramiteId}`, back);
    if (taken.status !== 200) throw new Error(taken.raw.body);
  }
  return tramiteId;
};
