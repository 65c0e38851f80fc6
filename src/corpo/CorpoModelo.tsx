import { useEffect, useRef, useState } from 'react';
import type { CorpoDoc } from '#schemas/shapes/corpo.ts';
import type { Propriedade } from '#schemas/shapes/propriedade.ts';
import { CorpoEditor } from './CorpoEditor.tsx';

interface CorpoModeloProps {
  readonly id: string;
  readonly corpo: CorpoDoc | undefined;
  readonly propriedades: readonly Propriedade[];
  readonly readOnly: boolean;
  readonly describedBy: string | undefined;
  readonly onChange: (corpo: CorpoDoc) => void;
  readonly onBlur: () => void;
  readonly onNovoLugar: () => string;
}

/** The editor as a field: it tells each change, and begins anew when the value comes from elsewhere. */
export const CorpoModelo = ({ corpo, readOnly, onChange, ...props }: CorpoModeloProps) => {
  const told = useRef(corpo);
  const [version, setVersion] = useState(0);
  useEffect(() => {
    if (same(corpo, told.current)) return;
    told.current = corpo;
    setVersion((n) => n + 1);
  }, [corpo]);
  return (
    <CorpoEditor
      {...props}
      key={version}
      embedded
      modo="modelo"
      corpo={corpo}
      editavel={!readOnly}
      onChange={(read) => {
        told.current = read();
        onChange(told.current);
      }}
    />
  );
};

/** The form may hand back a copy of what it was told. */
const same = (one: CorpoDoc | undefined, other: CorpoDoc | undefined): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);
