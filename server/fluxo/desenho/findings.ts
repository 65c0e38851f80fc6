import { lintBpmn, type Rule } from './linter.ts';
import { executableOf, type ModdleElement } from '#schemas/fluxo/moddle-element.ts';
import { XmlRefused, readBpmn } from '#schemas/fluxo/open-moddle.ts';
import type { AchadoFluxo } from '#schemas/generated.ts';
import { mensagem, type MessageKey } from '#schemas/messages/index.ts';
import { ownFindings, type KnownNames } from './own-rules.ts';

/** What stands in the way of publishing a flow, and what is worth a look, each on its element with what to do. */
export const findingsOf = async (xml: string, known: KnownNames): Promise<AchadoFluxo[]> => {
  let definitions: ModdleElement;
  let warnings: readonly string[];
  try {
    ({ definitions, warnings } = await readBpmn(xml));
  } catch (error) {
    if (!(error instanceof XmlRefused)) throw error;
    return [finding(undefined, `fluxo.xml.${error.problem}`, { detalhe: error.detail })];
  }
  const process = executableOf(definitions);
  if (!process) return [finding(undefined, 'fluxo.achado.semProcesso')];
  const linted = await lint(definitions);
  return [
    ...warnings.map((detalhe) => ({
      ...finding(undefined, 'fluxo.achado.lido', { detalhe }),
      impede: false,
    })),
    ...linted,
    ...ownFindings(process, known).map(({ elemento, regra, dados, aviso }) => ({
      ...finding(elemento, `fluxo.achado.${regra}`, dados),
      impede: aviso !== true,
    })),
  ];
};

const finding = (
  elemento: string | undefined,
  key: MessageKey,
  dados: Readonly<Record<string, string>> = {},
): AchadoFluxo => ({
  ...(elemento === undefined ? {} : { elemento }),
  mensagem: mensagem(key, dados),
  impede: true,
});

const lint = async (definitions: ModdleElement): Promise<AchadoFluxo[]> => {
  const reports = await lintBpmn(definitions);
  return Object.entries(reports).flatMap(([rule, found]) =>
    found.map(({ id }) => finding(id, `fluxo.achado.lint.${rule as Rule}`)),
  );
};
