import type { ArquivoConferido } from '#schemas/shapes/conferencia.ts';
import { checkFile, readAndDrawn } from '#server/conteudo/certificado/arquivo/check-file.ts';
import { readTrustRows } from '#server/conteudo/certificado/confianca/index.ts';
import type { TestApp } from '#tests/setup/app.ts';

/** What is told of the signatures of a file by who asked nobody but the file and the root. */
export const checkedAlone = async (
  { platform, time }: TestApp,
  bytes: Buffer,
  separada?: Buffer,
): Promise<readonly ArquivoConferido['itens'][number]['linhas'][]> => {
  const trust = (await readTrustRows(platform.connection.db)).filter(
    ({ confianca }) => confianca !== 'INTERMEDIARIA',
  );
  const file = {
    nome: 'a.pdf',
    bytes,
    separada,
    trust: trust.map((row) => ({ ...row, lista: null })),
    agora: time.now,
    zone: 'America/Sao_Paulo',
  };
  const checked = checkFile(file, await readAndDrawn(file));
  return checked.itens.map(({ linhas }) => linhas);
};

const points = ['INTEGRIDADE', 'MUDANCAS', 'CADEIA', 'REVOGACAO', 'TEMPO'];

/** The results alone, of each signature. */
export const judgedAlone = async (
  server: TestApp,
  bytes: Buffer,
  separada?: Buffer,
): Promise<readonly string[]> =>
  (await checkedAlone(server, bytes, separada)).map((linhas) =>
    linhas
      .filter(({ ponto }) => points.includes(ponto))
      .map(({ resultado }) => resultado)
      .join(' '),
  );
