import { expect } from 'vitest';
import type { Page } from '#schemas/api/endpoint.ts';
import type { Verificacao } from '#schemas/shapes/assinatura.ts';
import type { FiltroCampos } from '#schemas/shapes/filtro-pesquisa.ts';
import type { ItemPesquisa } from '#schemas/shapes/pesquisa.ts';
import type { Caller, TestApp } from '#tests/setup/app.ts';
import { read as readDocument } from '#tests/setup/drafts.ts';
import { done } from './cloud-steps.ts';

const words = { CLOUD: 'Certificado em nuvem', DIGITAL: 'Certificado digital' } as const;

/** A signature is told as what it is wherever it is told, and found by it. */
export const isSaid = async (
  server: TestApp,
  reader: Caller,
  way: keyof typeof words,
  id: number,
): Promise<void> => {
  const { assinantes, codigoVerificacao = '' } = await readDocument(reader, id);
  expect(assinantes[0]).toMatchObject({ situacao: 'ASSINADO', estrategia: way, nivel: 'QUALIFICADA' });
  const { rows } = await server.platform.connection.pool.query(
    `select dados ->> 'meio' as meio from evento where conteudo_id = $1 and ato = 'assinado'`,
    [id],
  );
  expect(rows).toEqual([{ meio: way }]);
  const verified = done(await reader.get<Verificacao>(`verificar/${codigoVerificacao}`));
  expect(verified.assinaturas).toMatchObject([{ meio: words[way], nivel: 'QUALIFICADA' }]);
  const found = async (documentoFiltro: FiltroCampos): Promise<boolean> =>
    done(
      await reader.post<Page<ItemPesquisa>>('pesquisa-avancada/pesquisar?pageSize=100', {
        casoDeUso: 'Documento',
        json: { documentoFiltro },
      }),
    ).itens.some((item) => item.id === id && item.assinaturaCertificadoDigital);
  expect([
    await found({ assinaturaCertificadoDigital: true }),
    await found({ assinaturaNuvem: true }),
    await found({ assinaturaNuvem: false }),
  ]).toEqual([true, way === 'CLOUD', way === 'DIGITAL']);
};
