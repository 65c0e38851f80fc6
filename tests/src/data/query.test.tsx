import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { notificacaoApi } from '#schemas/api/notificacao.ts';
import { useAct, useRead } from '#src/data/query.ts';
import { fakeApi, refusal, type Answer } from '../fake-api.ts';
import { renderScreen } from '../render-screen.tsx';

const Delete = () => {
  const { act } = useAct(notificacaoApi.apagar);
  return <button onClick={() => void act({ params: { id: 4 } }).catch(() => undefined)}>Apagar</button>;
};
const Count = ({ id }: { readonly id: number }) => {
  const { data } = useRead(notificacaoApi.quantidade, { params: { param: id } });
  return <p>{data ? `${data.quantidade} não lidas` : 'sem número'}</p>;
};

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('reads and acts', () => {
  it('acts once when a button is clicked twice', async () => {
    let finish: (answer: Answer) => void = () => undefined;
    const { seen } = fakeApi({
      'DELETE notificacao-interna/4': () => new Promise<Answer>((resolve) => (finish = resolve)),
    });
    renderScreen(<Delete />);
    await userEvent.dblClick(screen.getByText('Apagar'));
    finish({});
    expect(seen).toHaveLength(1);
  });

  it('repeats an act without answer under the same key, and a refused one under another', async () => {
    const answers: Answer[] = [
      'silence',
      refusal(409, { codigo: 'x', tipo: 'AVISO', descricao: 'Não agora.' }),
      {},
    ];
    const { seen } = fakeApi({ 'DELETE notificacao-interna/4': () => answers.shift() ?? {} });
    renderScreen(<Delete />);
    for (let times = 1; times <= 3; times += 1) {
      await userEvent.click(screen.getByText('Apagar'));
      await vi.waitFor(() => expect(seen).toHaveLength(times));
    }
    const keys = seen.map(({ headers }) => headers.get('idempotency-key'));
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[1]);
  });

  it('tells a failure once, however many parts of the screen asked', async () => {
    fakeApi({
      'GET notificacao-interna/7/quantidade': refusal(500, {
        tipo: 'ERRO',
        descricao: 'Erro do Servidor Interno',
      }),
    });
    renderScreen(
      <>
        <Count id={7} />
        <Count id={7} />
      </>,
    );
    expect(await screen.findAllByText('Erro do Servidor Interno')).toHaveLength(1);
  });

  it('asks once for what two parts of the screen read', async () => {
    const { seen } = fakeApi({ 'GET notificacao-interna/7/quantidade': { payload: { quantidade: 4 } } });
    renderScreen(
      <>
        <Count id={7} />
        <Count id={7} />
      </>,
    );
    expect(await screen.findAllByText('4 não lidas')).toHaveLength(2);
    expect(seen).toHaveLength(1);
  });
});
