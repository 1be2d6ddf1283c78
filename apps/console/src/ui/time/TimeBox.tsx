import { Box, TextField } from '@mui/material';
import { useText } from '../../i18n/use-text.ts';

interface TimeBoxProps {
  readonly type: 'date' | 'datetime-local';
  readonly label: string;
  /** As the browser's field has it; empty for none. */
  readonly value: string;
  /** The value as the operator's language writes it. */
  readonly written: string | undefined;
  readonly disabled?: boolean;
  readonly small?: boolean;
  readonly title?: string | undefined;
  readonly onChange: (typed: string) => void;
}

/**
 * The browser's field of a day or a time, which keeps its picker and its keys. While it is not
 * edited it shows its value in the operator's language, and not in the browser's own.
 */
export function TimeBox({
  type,
  label,
  value,
  written,
  disabled = false,
  small = false,
  title,
  onChange,
}: TimeBoxProps) {
  const text = useText();
  return (
    <TextField
      type={type}
      label={label}
      title={title}
      value={value}
      disabled={disabled}
      size={small ? 'small' : 'medium'}
      onChange={({ target }) => onChange(target.value)}
      slotProps={{
        inputLabel: { shrink: true },
        input: {
          startAdornment: (
            <Box
              component="span"
              aria-hidden
              className="written"
              sx={{
                position: 'absolute',
                pointerEvents: 'none',
                whiteSpace: 'nowrap',
                color: written === undefined ? 'text.secondary' : 'inherit',
              }}
            >
              {written ?? text(type === 'date' ? 'app.datePattern' : 'app.timePattern')}
            </Box>
          ),
        },
      }}
      sx={{
        // The longest pattern of a language, beside the button of the picker.
        minWidth: type === 'date' ? 210 : 260,
        '& .Mui-focused .written': { display: 'none' },
        '& .MuiInputBase-root:not(.Mui-focused) input': { color: 'transparent' },
      }}
      fullWidth={!small}
    />
  );
}
