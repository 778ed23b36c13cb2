import { law2024 } from '../law/2024';
import { applicableFigure } from './household-income';

describe('applicable figure', () => {
  // Instructions for Form 8962 (2024), Table 2.
  it.each([
    [0, 0],
    [149, 0],
    [150, 0],
    [151, 0.0004],
    [175, 0.01],
    [199, 0.0196],
    [200, 0.02],
    [201, 0.0204],
    [250, 0.04],
    [251, 0.0404],
    [299, 0.0596],
    [300, 0.06],
    [301, 0.0603],
    [302, 0.0605],
    [303, 0.0608],
    [304, 0.061],
    [350, 0.0725],
    [399, 0.0848],
    [400, 0.085],
    [401, 0.085],
  ])('at %i percent is %f', (percentage, figure) => {
    expect(applicableFigure(percentage, law2024.premiumCredit)).toBe(figure);
  });

  // IRC 36B(b)(3)(A)(iii) as in force for 2024: the initial and final percentages of each tier, in a line between them. In
  // hundred-thousandths, so that whole numbers decide which way the fourth place goes.
  it('is the line between the percentages of the law, at every percentage', () => {
    const exact = (percentage: number): number => {
      if (percentage < 150) return 0;
      if (percentage < 300) return (percentage - 150) * 40;
      return percentage < 400 ? 6_000 + (percentage - 300) * 25 : 8_500;
    };
    for (let percentage = 0; percentage <= 401; percentage++) {
      const places = Math.floor((exact(percentage) + 5) / 10);
      expect([percentage, applicableFigure(percentage, law2024.premiumCredit)]).toEqual([
        percentage,
        places / 10_000,
      ]);
    }
  });
});
