import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { TrocarDetentor } from '#src/conteudo/atos/TrocarDetentor.tsx';
import { loadTexts } from '#src/i18n/i18n.ts';
import { fakeApi } from '../fake-api.ts';
import { renderScreen } from '../render-screen.tsx';

beforeAll(() => loadTexts());
afterEach(cleanup);

const paint = (itens: readonly object[]) => {
  fakeApi({
    'GET conteudo/9/detentores-possiveis': { payload: { itens, total: itens.length, totalExato: true } },
  });
  const onChange = vi.fn(async () => undefined);
  renderScreen(
    <TrocarDetentor conteudo={{ id: 9 }} name="o Ofício 9" onChange={onChange} onClose={() => undefined} />,
  );
  return onChange;
};
const nobody = 'Não há outra pessoa ativa nesta unidade que alcance o grau de sigilo deste conteúdo.';

it('says at once that nobody else of the unit may have it', async () => {
  const onChange = paint([]);
  expect(await screen.findByText(nobody)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Trocar detentor' }));
  expect(onChange).not.toHaveBeenCalled();
  expect(screen.getByText(nobody)).toBeInTheDocument();
});

it('passes it to who is chosen', async () => {
  const onChange = paint([{ id: 4, nome: 'Rafael Monteiro Lins', cargo: 'Analista' }]);
  await userEvent.click(screen.getByRole('combobox', { name: 'Passa a ficar com' }));
  await userEvent.click(await screen.findByRole('option', { name: /Rafael/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Trocar detentor' }));
  await vi.waitFor(() => expect(onChange).toHaveBeenCalledWith(expect.objectContaining({ id: 4 })));
  expect(screen.queryByText(nobody)).not.toBeInTheDocument();
});
