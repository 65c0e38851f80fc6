import IMask from 'imask';
import { useMemo, useState, type CSSProperties, type FocusEventHandler } from 'react';
import { tipoCampo } from '#schemas/campos/tipo-campo.ts';
import type { CampoConteudo, CampoValor } from '#schemas/shapes/campos.ts';
import type { CampoFormulario } from '#schemas/shapes/formulario.ts';
import { display } from '#schemas/formats.ts';
import { date } from '#schemas/formats/date.ts';
import { capitalsOfMask } from '#schemas/masks.ts';
import { useText } from '#src/i18n/use-text.ts';
import { inputMask } from '#src/ui/input-mask.ts';
import { chosenOf, numberOf, numberText } from './valor-escrito.ts';
import styles from './Formulario.module.css';

interface CampoNaFolhaProps {
  readonly campo: CampoConteudo;
  readonly lugares: CampoFormulario['lugares'];
  /** The name by which what is missing leads here. */
  readonly nome: string;
  readonly pagina: number;
  readonly valor: CampoValor | null | undefined;
  readonly erro: string | undefined;
  readonly editavel: boolean;
  /** Height of the page, in pixels: letters are as high as their place lets them. */
  readonly altura: number;
  readonly onChange: (valor: CampoValor | null) => void;
  readonly onFocus: () => void;
  readonly onLeave: FocusEventHandler;
}

/** A field over its place in the sheet; of a choice, each of its buttons. */
export const CampoNaFolha = ({ lugares, pagina, nome, altura, ...field }: CampoNaFolhaProps) =>
  lugares.map((lugar, index) => {
    if (lugar.pagina !== pagina) return null;
    const percent = (part: number): string => `${part * 100}%`;
    const style: CSSProperties = {
      left: percent(lugar.x),
      top: percent(lugar.y),
      width: percent(lugar.largura),
      height: percent(lugar.altura),
      fontSize: Math.max(8, Math.min(15, lugar.altura * altura * 0.62)),
    };
    return (
      <div key={index} className={styles.place} style={style} data-campo={index === 0 ? nome : undefined}>
        <Control {...field} nome={nome} opcao={lugar.opcao} />
      </div>
    );
  });

type ControlProps = Omit<CampoNaFolhaProps, 'lugares' | 'pagina' | 'altura'> & {
  readonly opcao: string | undefined;
};

const Control = ({ campo, valor, erro, editavel, opcao, nome, onChange, onFocus, onLeave }: ControlProps) => {
  const text = useText();
  const { rotulo, obrigatorio } = campo;
  const common = {
    disabled: !editavel,
    'aria-required': obrigatorio,
    'aria-invalid': erro !== undefined,
    'aria-describedby': 'folha-dito',
    onFocus,
    onBlur: onLeave,
  };
  if (opcao !== undefined)
    return (
      <input
        type="radio"
        name={`folha-${nome}`}
        aria-label={`${rotulo}: ${opcao}`}
        checked={chosenOf(valor).includes(opcao)}
        onChange={() => onChange(opcao)}
        onKeyDown={(event) => {
          // a button that was pressed by mistake is given up
          if (event.key === 'Delete' || event.key === 'Backspace') onChange(null);
        }}
        {...common}
      />
    );
  switch (campo.tipo) {
    case tipoCampo.logico:
      return (
        <input
          type="checkbox"
          aria-label={rotulo}
          checked={valor === true}
          onChange={(event) => onChange(event.target.checked)}
          {...common}
        />
      );
    case tipoCampo.lista:
      return (
        <select
          aria-label={rotulo}
          multiple={campo.multipla === true}
          value={campo.multipla === true ? [...chosenOf(valor)] : (chosenOf(valor)[0] ?? '')}
          onChange={({ target }) => {
            const chosen = [...target.selectedOptions].map((one) => one.value).filter((one) => one !== '');
            onChange(campo.multipla === true ? chosen : (chosen[0] ?? null));
          }}
          {...common}
        >
          {campo.multipla !== true && <option value="">{text('editor.folha.nenhuma')}</option>}
          {campo.opcoes?.map((one) => (
            <option key={one.valor} value={one.valor}>
              {one.rotulo}
            </option>
          ))}
        </select>
      );
    case tipoCampo.data:
      return <Data rotulo={rotulo} valor={valor} common={common} onChange={onChange} />;
    case tipoCampo.numero:
      return <Numero rotulo={rotulo} valor={valor} common={common} onChange={onChange} />;
    case tipoCampo.textoLongo:
      return (
        <textarea
          aria-label={rotulo}
          value={typeof valor === 'string' ? valor : ''}
          maxLength={campo.tamanhoMaximo ?? 10_000}
          onChange={(event) => onChange(event.target.value || null)}
          {...common}
        />
      );
    default:
      return <Texto campo={campo} valor={valor} common={common} onChange={onChange} />;
  }
};

type Common = Readonly<Record<string, unknown>> & { readonly onBlur: FocusEventHandler };

interface TextoProps {
  readonly campo: CampoConteudo;
  readonly valor: CampoValor | null | undefined;
  readonly common: Common;
  readonly onChange: (valor: CampoValor | null) => void;
}

/** A line of text, that takes the shape of its mask while it is typed. */
const Texto = ({ campo: { rotulo, mascara, tamanhoMaximo }, valor, common, onChange }: TextoProps) => {
  const shaped = useMemo(
    () => (mascara === undefined ? (typed: string) => typed : IMask.createPipe(inputMask(mascara))),
    [mascara],
  );
  const write = (typed: string): void => {
    const text = mascara === undefined ? typed : capitalsOfMask(mascara, String(shaped(typed.toUpperCase())));
    onChange(text || null);
  };
  return (
    <input
      type="text"
      aria-label={rotulo}
      value={typeof valor === 'string' ? valor : ''}
      maxLength={mascara === undefined ? (tamanhoMaximo ?? 300) : undefined}
      inputMode={mascara !== undefined && !/[A*]/.test(mascara) ? 'numeric' : undefined}
      onChange={(event) => write(event.target.value)}
      {...common}
    />
  );
};

const dayMask = IMask.createPipe(inputMask('99/99/9999'));

/** A day as it is written here, whatever the language of the browser; it is kept once it is whole, or left. */
const Data = ({ rotulo, valor, common, onChange }: NumeroProps) => {
  const text = useText();
  const [typed, setTyped] = useState<string>();
  const kept = typeof valor === 'string' ? valor : '';
  return (
    <input
      type="text"
      inputMode="numeric"
      aria-label={rotulo}
      placeholder={text('editor.folha.data')}
      {...common}
      value={typed ?? (date.accepts(kept) ? display('date', kept) : kept)}
      onChange={(event) => {
        const written = String(dayMask(event.target.value));
        setTyped(written);
        const day = date.canonical(written);
        if (written === '' || date.accepts(day)) onChange(written === '' ? null : day);
      }}
      onBlur={(event) => {
        if (typed && !date.accepts(date.canonical(typed))) onChange(typed);
        setTyped(undefined);
        common.onBlur(event);
      }}
    />
  );
};

interface NumeroProps extends Omit<TextoProps, 'campo'> {
  readonly rotulo: string;
}

/** A number stays as it was typed until it is left. */
const Numero = ({ rotulo, valor, common, onChange }: NumeroProps) => {
  const [typed, setTyped] = useState<string>();
  return (
    <input
      type="text"
      inputMode="decimal"
      aria-label={rotulo}
      {...common}
      value={typed ?? (typeof valor === 'string' ? valor : numberText(valor))}
      onChange={(event) => {
        setTyped(event.target.value);
        onChange(numberOf(event.target.value));
      }}
      onBlur={(event) => {
        setTyped(undefined);
        common.onBlur(event);
      }}
    />
  );
};
