import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { ArrowDown, ArrowUp, X } from 'lucide-react';
import type { MouseEvent } from 'react';
import type { Pessoa } from '#schemas/shapes/conteudo.ts';
import { searchAssinantes } from '#src/conteudo/assinantes/search-assinantes.ts';
import { PickField } from '#src/conteudo/PickField.tsx';
import { useText } from '#src/i18n/use-text.ts';
import { DateField } from '#src/ui/DateField.tsx';
import { IconAction } from '#src/ui/IconAction.tsx';
import { useMovedFocus } from '#src/ui/use-moved-focus.ts';
import { controlId, type Assinatura, type AssinanteEscolhido } from '../rascunho.ts';
import styles from '../ProtocoloEdicao.module.css';

interface AssinaturasProps {
  readonly assinatura: Assinatura;
  readonly erros: Readonly<Partial<Record<string, string>>>;
  readonly onChange: (assinatura: Assinatura) => void;
}

/** Whether signatures are asked for, by which standard, of whom and in which order. */
export const Assinaturas = ({ assinatura, erros, onChange }: AssinaturasProps) => {
  const text = useText();
  const { padrao, assinantes } = assinatura;
  const put = (to: readonly AssinanteEscolhido[]): void => onChange({ padrao, assinantes: to });
  const hold = useMovedFocus(assinantes.map(({ pessoa }) => pessoa.id).join());
  const wrong = erros['assinatura.padrao'];
  return (
    <div className={styles.stack}>
      <TextField
        select
        id={controlId('assinatura.padrao')}
        label={text('protocoloTela.assinaturas.padrao')}
        value={padrao ?? ''}
        error={wrong !== undefined}
        helperText={wrong ?? text('protocoloTela.assinaturas.ajuda')}
        onChange={({ target }) => onChange({ padrao: target.value === '' ? undefined : 'PADES', assinantes })}
      >
        <MenuItem value="">{text('protocoloTela.assinaturas.nenhuma')}</MenuItem>
        <MenuItem value="PADES">{text('protocoloTela.assinaturas.padroes.PADES')}</MenuItem>
      </TextField>
      {padrao !== undefined && (
        <>
          {assinantes.length > 0 && (
            <ol className={styles.destinos} aria-label={text('protocoloTela.assinaturas.lista')}>
              {assinantes.map((one, at) => (
                <Escolhido
                  key={one.pessoa.id}
                  escolhido={one}
                  erro={erros[`assinatura.assinantes.${at}`]}
                  at={at}
                  total={assinantes.length}
                  onPrazo={(prazo) => put(assinantes.with(at, { ...one, prazo }))}
                  onMove={(by, event) => {
                    hold(event);
                    const other = assinantes[at + by];
                    if (other) put(assinantes.with(at, other).with(at + by, one));
                  }}
                  onRemove={() => put(assinantes.filter((_, index) => index !== at))}
                />
              ))}
            </ol>
          )}
          <PickField<Pessoa>
            id={controlId('assinatura.assinantes')}
            label={text('protocoloTela.assinaturas.incluir')}
            source="assinantes-de-protocolo"
            search={searchAssinantes}
            value={[]}
            keyOf={({ id }) => String(id)}
            nameOf={({ nome }) => nome}
            detailOf={({ cargo, unidade }) => [cargo, unidade].filter(Boolean).join(', ') || undefined}
            error={erros['assinatura.assinantes']}
            help={text('protocoloTela.assinaturas.incluirAjuda')}
            onChange={([pessoa]) => {
              if (pessoa && !assinantes.some((one) => one.pessoa.id === pessoa.id))
                put([...assinantes, { pessoa, prazo: undefined }]);
            }}
          />
        </>
      )}
    </div>
  );
};

interface EscolhidoProps {
  readonly escolhido: AssinanteEscolhido;
  readonly erro: string | undefined;
  readonly at: number;
  readonly total: number;
  readonly onPrazo: (prazo: string | undefined) => void;
  readonly onMove: (by: -1 | 1, event: MouseEvent<HTMLButtonElement>) => void;
  readonly onRemove: () => void;
}

const Escolhido = ({ escolhido, erro, at, total, onPrazo, onMove, onRemove }: EscolhidoProps) => {
  const text = useText();
  const { nome, cargo, unidade } = escolhido.pessoa;
  return (
    <li className={styles.signer}>
      <span className={styles.order}>{text('protocoloTela.assinaturas.ordem', { n: at + 1 })}</span>
      <span className="grow">
        <span className={styles.destino}>{nome}</span>
        <span className="sm sub">{[cargo, unidade].filter(Boolean).join(', ')}</span>
        {erro !== undefined && (
          <span className={styles.problem} role="alert">
            {erro}
          </span>
        )}
      </span>
      <span className={styles.signerDay}>
        <DateField
          label={text('protocoloTela.assinaturas.prazoDe', { nome })}
          value={escolhido.prazo}
          onChange={onPrazo}
        />
      </span>
      <span className={styles.signerActs}>
        <IconAction
          size="small"
          icon={ArrowUp}
          label={text('protocoloTela.assinaturas.subir', { nome })}
          disabled={at === 0}
          onClick={(event) => onMove(-1, event)}
        />
        <IconAction
          size="small"
          icon={ArrowDown}
          label={text('protocoloTela.assinaturas.descer', { nome })}
          disabled={at === total - 1}
          onClick={(event) => onMove(1, event)}
        />
        <IconAction
          size="small"
          icon={X}
          label={text('protocoloTela.assinaturas.retirar', { nome })}
          onClick={onRemove}
        />
      </span>
    </li>
  );
};
