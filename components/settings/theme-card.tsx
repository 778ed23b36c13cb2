'use client';

import { Card, CardContent } from '@/components/ui/card';
import { FieldSet } from '@/components/ui/field';
import { RadioGroup, RadioOption } from '@/components/ui/radio-group';
import { useTheme } from '@/lib/browser/theme';

/** Light or dark, for this browser. */
export function ThemeCard() {
  const { theme, setTheme } = useTheme();
  return (
    <Card>
      <CardContent>
        <FieldSet label="Theme" help="Your choice is saved in this browser.">
          <RadioGroup
            value={theme}
            onValueChange={(value) => setTheme(value === 'dark' ? 'dark' : 'light')}
            className="grid gap-3 sm:grid-cols-2"
            aria-label="Theme"
          >
            <RadioOption value="light" label="Light" />
            <RadioOption value="dark" label="Dark" />
          </RadioGroup>
        </FieldSet>
      </CardContent>
    </Card>
  );
}
