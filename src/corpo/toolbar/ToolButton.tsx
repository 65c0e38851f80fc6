import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { Check, ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { classes } from '#src/ui/classes.ts';
import { Hint } from '#src/ui/Hint.tsx';
import { MenuLine } from '#src/ui/MenuLine.tsx';
import type { Tool, ToolChoice } from './tool.ts';
import styles from './Toolbar.module.css';

/** A control of the toolbar. The pointer leaves the cursor in the text; the keyboard comes back to it by itself. */
export const ToolButton = ({ tool }: { readonly tool: Tool }) => {
  const { icon: Icon, label, words, choices } = tool;
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const hint = tool.shortcut === undefined ? label : `${label} (${tool.shortcut})`;
  return (
    <>
      <Hint title={hint}>
        <button
          type="button"
          className={classes(styles.tool, words !== undefined && styles.worded, tool.framed && styles.framed)}
          aria-label={words === undefined ? label : `${label}: ${words}`}
          aria-pressed={choices ? undefined : tool.pressed}
          aria-disabled={tool.disabled || undefined}
          aria-haspopup={choices ? 'menu' : undefined}
          aria-expanded={choices ? anchor !== null : undefined}
          data-pressed={tool.pressed || undefined}
          onMouseDown={(event) => event.preventDefault()}
          onClick={(event) => {
            if (tool.disabled) return;
            if (choices) setAnchor(event.currentTarget);
            else tool.perform?.();
          }}
        >
          {(words === undefined || tool.framed) && (
            <Icon size={words === undefined ? 17 : 15} strokeWidth={1.75} aria-hidden="true" />
          )}
          {words !== undefined && <span className="cut">{words}</span>}
          {choices && !tool.framed && <ChevronDown size={words === undefined ? 11 : 15} aria-hidden="true" />}
        </button>
      </Hint>
      {choices && (
        <ToolMenu label={label} choices={choices} anchor={anchor} onClose={() => setAnchor(null)} />
      )}
    </>
  );
};

interface ToolMenuProps {
  readonly label: string;
  readonly choices: readonly ToolChoice[];
  readonly anchor: HTMLElement | null;
  readonly onClose: () => void;
}

/** The choices of a tool, or the tools that found no room. */
const ToolMenu = ({ label, choices, anchor, onClose }: ToolMenuProps) => (
  <Menu
    anchorEl={anchor}
    open={anchor !== null}
    onClose={onClose}
    // the choice itself says where the focus goes: to the text, or to a dialog
    disableRestoreFocus
    slotProps={{ list: { 'aria-label': label, dense: true }, paper: { className: styles.menu } }}
  >
    {choices.flatMap((choice) => [
      ...(choice.divided ? [<MenuLine key={`${choice.id}-linha`} />] : []),
      <MenuItem
        key={choice.id}
        role={choice.checked === undefined ? 'menuitem' : 'menuitemcheckbox'}
        aria-checked={choice.checked}
        disabled={choice.disabled}
        onClick={() => {
          onClose();
          choice.perform();
        }}
      >
        <ListItemIcon>
          {choice.checked ? <Check aria-hidden="true" /> : choice.icon && <choice.icon aria-hidden="true" />}
        </ListItemIcon>
        <span className="grow">
          {choice.label}
          {choice.detail !== undefined && <span className={styles.detail}>{choice.detail}</span>}
        </span>
        {choice.shortcut !== undefined && <kbd>{choice.shortcut}</kbd>}
      </MenuItem>,
    ])}
  </Menu>
);
