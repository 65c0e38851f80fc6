import Button from '@mui/material/Button';
import { Plus, Trash2 } from 'lucide-react';
import type { RegraDecisao, Trabalho } from '#schemas/fluxo/atividade.ts';
import { useText } from '#src/i18n/use-text.ts';
import type { CampoDeRegra } from '../regras/campos.ts';
import { useMoveRascunho } from '../regras/rascunho-de-regra.ts';
import styles from '../FluxoGerenciar.module.css';
import { Condicao } from './Condicao.tsx';
import { Settled } from './Settled.tsx';

interface DecisaoProps {
  readonly value: Trabalho;
  readonly campos: readonly CampoDeRegra[];
  readonly onChange: (more: Partial<Trabalho>) => void;
}

/** A decision by table: the first line that holds answers. */
export const Decisao = ({ value: { resultado, regras }, campos, onChange }: DecisaoProps) => {
  const text = useText();
  const move = useMoveRascunho();
  const remove = (index: number): void => {
    // the lines below it come up, with what is unfinished in them
    for (let at = index; at < regras.length; at += 1) move(`regra:${at + 1}`, `regra:${at}`);
    onChange({ regras: regras.filter((_, at) => at !== index) });
  };
  const put = (index: number, more: Partial<RegraDecisao>): void =>
    onChange({ regras: regras.map((regra, at) => (at === index ? { ...regra, ...more } : regra)) });
  return (
    <>
      <Settled
        label={text('fluxoDesenho.decisao.chave')}
        help={text('fluxoDesenho.decisao.chaveAjuda')}
        value={resultado}
        onSettle={(typed) => onChange({ resultado: typed.trim() })}
      />
      <h3>{text('fluxoDesenho.decisao.linhas')}</h3>
      {regras.map((regra, index) => (
        <div
          key={index}
          className={styles.question}
          role="group"
          aria-label={text('fluxoDesenho.decisao.linha', { linha: index + 1 })}
        >
          <Condicao
            lugar={`regra:${index}`}
            label={text('fluxoDesenho.decisao.quando')}
            value={regra.quando}
            campos={campos}
            onSettle={(quando) => put(index, { quando })}
          />
          <div className={styles.row}>
            <Settled
              label={text('fluxoDesenho.decisao.valor')}
              value={regra.valor}
              onSettle={(valor) => put(index, { valor: valor.trim() })}
            />
            <Button
              size="small"
              aria-label={text('fluxoDesenho.decisao.retirar', { linha: index + 1 })}
              onClick={() => remove(index)}
            >
              <Trash2 size={16} aria-hidden="true" />
            </Button>
          </div>
        </div>
      ))}
      <Button
        size="small"
        startIcon={<Plus size={16} aria-hidden="true" />}
        onClick={() => onChange({ regras: [...regras, { quando: '', valor: '' }] })}
      >
        {text('fluxoDesenho.decisao.incluir')}
      </Button>
    </>
  );
};
