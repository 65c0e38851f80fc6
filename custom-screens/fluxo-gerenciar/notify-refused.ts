import { XmlRefused } from '#schemas/fluxo/open-moddle.ts';
import { loadTexts } from '#src/i18n/i18n.ts';
import { text } from '#src/i18n/text.ts';
import { notify, notifyProblem } from '#src/ui/notify.ts';

/** Why a file was not taken, as the server would say it; any other failure as everywhere. */
export const notifyRefused = (error: unknown): void => {
  if (error instanceof XmlRefused) void sayWhy(error);
  else notifyProblem(error);
};

const sayWhy = async ({ problem, detail }: XmlRefused): Promise<void> => {
  await loadTexts('fluxo');
  notify(text(`fluxo.xml.${problem}`, { detalhe: detail }), { kind: 'error' });
};
