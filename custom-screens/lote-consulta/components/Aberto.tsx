import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { tipoConteudo } from '#schemas/enums.ts';
import type { LoteAberto } from '#schemas/shapes/lote.ts';
import { consultaPath } from '#src/conteudo/content-path.ts';
import { useText } from '#src/i18n/use-text.ts';
import { Note } from '#src/ui/Note.tsx';
import styles from '../LoteConsulta.module.css';

interface AbertoProps {
  readonly aberto: LoteAberto;
  /** How many were refused. */
  readonly recusados: number;
  /** Codes that were read and are of nothing in the lot. */
  readonly sobram: readonly string[];
  readonly onClose: () => void;
}

/** What came of opening the lot: what stayed, what goes back and in which lot, what could not go back, and what was left over. */
export const Aberto = ({ aberto: { lote, devolucao, ficaram }, recusados, sobram, onClose }: AbertoProps) => {
  const text = useText();
  const unidade = lote.detentor.unidade.sigla;
  const recebidos = lote.itens.filter(({ situacao }) => situacao === 'RECEBIDO').length;
  return (
    <>
      <div className={styles.conferir}>
        <Note tone="verde">{text('loteTela.conferir.recebidos', { count: recebidos, unidade })}</Note>
        {devolucao && (
          <Note>
            {text('loteTela.conferir.devolvidos', { count: recusados - ficaram.length })}{' '}
            <Link to={consultaPath(devolucao.id, tipoConteudo.lote)}>{devolucao.numero}</Link>.
          </Note>
        )}
        {ficaram.length > 0 && (
          <Note tone="ambar">
            {text('loteTela.conferir.naoVoltaram', { count: ficaram.length, unidade })}
            <ul>
              {ficaram.map(({ id, rotulo, mensagem }) => (
                <li key={id}>
                  <b>{rotulo}</b>: {mensagem ?? text('loteTela.incluir.semMotivo')}
                </li>
              ))}
            </ul>
          </Note>
        )}
        {sobram.length > 0 && (
          <Note tone="ambar">
            {text('loteTela.conferir.sobraram', { count: sobram.length })}
            <ul>
              {sobram.map((codigo) => (
                <li key={codigo}>
                  <b>{codigo}</b>
                </li>
              ))}
            </ul>
          </Note>
        )}
      </div>
      <div className={styles.pe}>
        <span className="grow" />
        <Button variant="contained" color="primary" autoFocus onClick={onClose}>
          {text('loteTela.conferir.concluir')}
        </Button>
      </div>
    </>
  );
};
