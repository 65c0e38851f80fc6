import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { emptyXml, writeDrawing, type Drawing } from '#screens/fluxo-gerenciar/drawing.ts';
import { addAfter } from '#screens/fluxo-gerenciar/edits.ts';
import { rename } from '#screens/fluxo-gerenciar/say.ts';
import { useImport } from '#screens/fluxo-gerenciar/use-import.tsx';
import { loadTexts } from '#src/i18n/i18n.ts';
import { renderScreen } from '../src/render-screen.tsx';
import { drawnFlow } from './drawn-flow.ts';
import { begun } from './flow-drawing.ts';

beforeAll(() => loadTexts());
afterEach(cleanup);

const withTask = async (name: string): Promise<Drawing> => {
  const drawing = await begun();
  rename(drawing, addAfter(drawing, 'atividade', undefined), name);
  return drawing;
};

const Import = ({
  drawing,
  isDrawn,
  file,
  put,
  pronto,
}: {
  readonly drawing: Drawing;
  readonly isDrawn: boolean;
  readonly file: File;
  readonly put: (next: unknown, pronto?: string) => Promise<void>;
  readonly pronto?: string;
}) => {
  const [desenho] = useState(drawnFlow);
  const { take, question } = useImport({ desenho, drawing, isDrawn, put });
  return (
    <>
      <button onClick={() => void take(file, pronto)}>importar</button>
      {question}
    </>
  );
};

it('sobre um desenho, o arquivo se compara antes, e só a confirmação o substitui', async () => {
  const put = vi.fn(() => Promise.resolve());
  const file = new File([await writeDrawing(await withTask('Do arquivo'))], 'compra.bpmn');
  renderScreen(<Import drawing={await withTask('Da tela')} isDrawn file={file} put={put} />);
  const begin = async (): Promise<HTMLElement> => {
    await userEvent.click(screen.getByRole('button', { name: 'importar' }));
    return screen.findByRole('dialog', { name: 'Substituir o desenho pelo arquivo?' });
  };
  const dialog = await begin();
  expect(within(dialog).getByRole('heading', { name: 'Como está na tela' })).toBeVisible();
  expect(within(dialog).getByRole('heading', { name: 'compra.bpmn' })).toBeVisible();
  expect(within(dialog).getByRole('heading', { name: /mudança/ })).toBeVisible();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cancelar' }));
  expect(put).not.toHaveBeenCalled();
  await userEvent.click(within(await begin()).getByRole('button', { name: 'Substituir' }));
  expect(put).toHaveBeenCalledTimes(1);
});

it('onde nada se desenhou, o arquivo entra sem pergunta', async () => {
  const put = vi.fn(() => Promise.resolve());
  renderScreen(
    <Import drawing={await begun()} isDrawn={false} file={new File([emptyXml], 'a.bpmn')} put={put} />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'importar' }));
  await vi.waitFor(() => expect(put).toHaveBeenCalledTimes(1));
});

it('um fluxo pronto diz-se pelo nome, ao perguntar e ao entrar', async () => {
  const put = vi.fn((_: unknown, __?: string) => Promise.resolve());
  const file = new File([await writeDrawing(await withTask('Pedir'))], 'X.bpmn');
  renderScreen(<Import drawing={await withTask('Da tela')} isDrawn file={file} put={put} pronto="Férias" />);
  await userEvent.click(screen.getByRole('button', { name: 'importar' }));
  const dialog = await screen.findByRole('dialog', {
    name: 'Substituir o desenho pelo fluxo pronto “Férias”?',
  });
  expect(within(dialog).getByRole('heading', { name: 'Férias' })).toBeVisible();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Substituir' }));
  expect(put.mock.calls[0]?.[1]).toBe('Férias');
});
