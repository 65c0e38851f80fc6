import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * The files that take longest, of each project, with the longest first: begun last, one of them would run alone while the
 * rest of the machine waits. The first of them needs no world, and runs while that is made.
 */
const longest = [
  'tests/server/durability/kill.test.ts',
  'tests/server/durability/flow-falls.test.ts',
  'tests/server/protocolo/protocolo.test.ts',
  'tests/server/backup/commands.test.ts',
  'tests/server/access/alone.test.ts',
  'tests/server/access/matrix.test.ts',
  'tests/server/access/secret-word.test.ts',
  'tests/server/access/secret-word-tied.test.ts',
  'tests/server/conteudo/texto-dos-anexos.test.ts',
  'tests/server/backup/drill.test.ts',
  'tests/server/pdf/documento-pdf.test.ts',
  'tests/server/attacks/fuzz.test.ts',
  'tests/server/protocolo/regras-especificadas.test.ts',
  'tests/server/caminhada/caminhada.test.ts',
  'tests/server/db/first-start.test.ts',
  'tests/server/db/embedded.test.ts',
  'tests/server/files/capture.test.ts',
  'tests/server/caminhada/processos.test.ts',
  'tests/server/registers/template-arquivo.test.ts',
  'tests/server/assinatura/nuvem.test.ts',
  'tests/server/assinatura/segredos.test.ts',
  'tests/server/engine/round-trip.test.ts',
  'tests/server/upgrade/upgrade.test.ts',
  'tests/server/painel/painel.test.ts',
  'tests/server/processo/pecas.test.ts',
  'tests/server/assinatura/certificado.test.ts',
  'tests/server/documento/concluir.test.ts',
  'tests/server/credencial/tentativas.test.ts',
  'tests/src/engine/form-fields.test.tsx',
  'tests/custom-screens/caixa-central.test.tsx',
  'tests/custom-screens/documento-edicao/edicao.test.tsx',
  'tests/custom-screens/caixa-tabela.test.tsx',
  'tests/src/engine/viewed-values.test.tsx',
  'tests/src/engine/secret.test.tsx',
  'tests/custom-screens/tramite.test.tsx',
  'tests/src/engine/list.test.tsx',
  'tests/e2e/life-journey.test.ts',
  'tests/e2e/certificate-journey.test.ts',
  'tests/e2e/screens.test.ts',
  'tests/e2e/layers.test.ts',
  'tests/e2e/main-job.test.ts',
  'tests/e2e/protocol-journey.test.ts',
  'tests/e2e/preferences-journey.test.ts',
  'tests/e2e/register-screens.test.ts',
  'tests/e2e/process-journey.test.ts',
  'tests/e2e/keyboard-journey.test.ts',
  'tests/e2e/session-changes.test.ts',
];

/** Project by project, as Vitest would, but with the longest files of each before the others. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { root } = this.ctx.config;
    const gone = longest.find((file) => !existsSync(resolve(root, file)));
    if (gone) throw new Error(`${gone} is not there any more: take it from the longest files`);
    const sorted = await super.sort(files);
    const projects = [...new Set(sorted.map(({ project }) => project))];
    const rank = new Map(longest.map((file, index) => [resolve(root, file), index - longest.length]));
    return projects.flatMap((project) =>
      sorted
        .filter((file) => file.project === project)
        .sort((a, b) => (rank.get(a.moduleId) ?? 0) - (rank.get(b.moduleId) ?? 0)),
    );
  }
}
