import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { Plus, X } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import { tarjaApi } from '#schemas/api/tarja.ts';
import type { DadoPessoal, LugarNaPagina } from '#schemas/shapes/tarja.ts';
import { useAct } from '#src/data/query.ts';
import { useText } from '#src/i18n/use-text.ts';
import { IconAction } from '#src/ui/IconAction.tsx';
import { notify, notifyProblem } from '#src/ui/notify.ts';
import { SearchField } from '#src/ui/SearchField.tsx';
import { Sheet } from '#src/ui/Sheet.tsx';
import { TextInput } from '#src/ui/TextInput.tsx';
import { findingsOf, type DrawnMark, type Finding } from '../marks.ts';
import styles from '../CopiaTarjada.module.css';

interface AchadosProps {
  readonly id: number;
  readonly paginas: number;
  readonly found: readonly Finding[];
  readonly chosen: ReadonlySet<string>;
  readonly drawn: readonly DrawnMark[];
  readonly onFound: (found: readonly Finding[]) => void;
  readonly onChosen: (chosen: ReadonlySet<string>) => void;
  readonly onShow: (pagina: number) => void;
  readonly onDraw: (lugar: LugarNaPagina) => string;
  readonly onRemove: (id: string) => void;
}

const kinds: readonly DadoPessoal[] = ['TEXTO', 'NOME', 'CPF', 'EMAIL', 'TELEFONE'];

/** What may be covered: what a person looks for, what was found by itself, and what is marked by hand. */
export const Achados = (props: AchadosProps) => {
  const { id, paginas, found, chosen, drawn, onFound, onChosen, onShow, onDraw, onRemove } = props;
  const text = useText();
  const [busca, setBusca] = useState('');
  const [pagina, setPagina] = useState('1');
  const procurar = useAct(tarjaApi.procurar, { ownError: true });
  const search = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const texto = busca.trim();
    if (texto.length < 2 || procurar.isPending) return;
    try {
      const { itens } = await procurar.act({ params: { id }, body: { texto } });
      const fresh = findingsOf(itens).filter((one) => !found.some((other) => other.id === one.id));
      if (itens.length === 0) notify(text('tarjaTela.nadaAchado', { texto }));
      onFound([...fresh, ...found]);
      onChosen(new Set([...chosen, ...findingsOf(itens).map((one) => one.id)]));
    } catch (problem) {
      notifyProblem(problem);
    }
  };
  const choose = (ids: readonly string[], on: boolean): void => {
    const next = new Set(chosen);
    for (const one of ids)
      if (on) next.add(one);
      else next.delete(one);
    onChosen(next);
  };
  const byHand = (): void => {
    const numero = Math.min(paginas, Math.max(1, Math.round(Number(pagina)) || 1));
    // the mark is there to be moved by the arrows as soon as it has the focus
    let made = '';
    flushSync(() => {
      made = onDraw({ pagina: numero, x: 0.35, y: 0.45, largura: 0.3, altura: 0.03 });
    });
    document.getElementById(made)?.focus();
  };
  return (
    <Sheet title={text('tarjaTela.oQueCobrir')}>
      <form className={styles.search} role="search" onSubmit={(event) => void search(event)}>
        <SearchField label={text('tarjaTela.procurar')} value={busca} onChange={setBusca} small />
        <Button type="submit" loading={procurar.isPending} disabled={busca.trim().length < 2}>
          {text('tarjaTela.procurarBotao')}
        </Button>
      </form>
      {kinds.map((especie) => {
        const ofKind = found.filter((one) => one.especie === especie);
        if (ofKind.length === 0) return null;
        const ids = ofKind.map((one) => one.id);
        const on = ids.filter((one) => chosen.has(one)).length;
        return (
          <fieldset key={especie} className={styles.kind}>
            <legend>
              <FormControlLabel
                control={
                  <Checkbox
                    size="small"
                    checked={on === ids.length}
                    indeterminate={on > 0 && on < ids.length}
                    onChange={(_, checked) => choose(ids, checked)}
                  />
                }
                label={text('tarjaTela.especie', {
                  nome: text(`tarjaTela.especies.${especie}`),
                  n: ids.length,
                })}
              />
            </legend>
            <ul>
              {ofKind.map(({ id: one, texto, lugares: [first] }) => (
                <li key={one}>
                  <FormControlLabel
                    control={
                      <Checkbox
                        size="small"
                        checked={chosen.has(one)}
                        onChange={(_, checked) => choose([one], checked)}
                      />
                    }
                    label={texto}
                  />
                  <Button size="small" onClick={() => onShow(first?.pagina ?? 1)}>
                    {text('tarjaTela.naPagina', { pagina: first?.pagina ?? 1 })}
                  </Button>
                </li>
              ))}
            </ul>
          </fieldset>
        );
      })}
      {found.length === 0 && <p className="sub sm">{text('tarjaTela.nenhumAchado')}</p>}
      <fieldset className={styles.kind}>
        <legend>{text('tarjaTela.aMao', { n: drawn.length })}</legend>
        <p className="sub sm">{text('tarjaTela.aMaoAjuda')}</p>
        <div className={styles.byHand}>
          <TextInput
            label={text('tarjaTela.pagina1')}
            size="small"
            value={pagina}
            inputProps={{ inputMode: 'numeric', maxLength: 5 }}
            onChange={({ target }) => setPagina(target.value)}
          />
          <Button startIcon={<Plus aria-hidden="true" />} onClick={byHand}>
            {text('tarjaTela.porTarja')}
          </Button>
        </div>
        <ul>
          {drawn.map(({ id: one, lugar }) => (
            <li key={one}>
              <Button size="small" className="grow" onClick={() => onShow(lugar.pagina)}>
                {text('tarjaTela.naPagina', { pagina: lugar.pagina })}
              </Button>
              <IconAction
                icon={X}
                size="small"
                label={text('tarjaTela.tirar', { pagina: lugar.pagina })}
                onClick={() => onRemove(one)}
              />
            </li>
          ))}
        </ul>
      </fieldset>
    </Sheet>
  );
};
