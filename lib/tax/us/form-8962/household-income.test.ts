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
});
