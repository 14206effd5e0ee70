using System;
using System.Threading.Tasks;

/// <summary>Runs one of the samples by the name of its operation.</summary>
public static class Run
{
    public static Task Main(string[] arguments)
    {
        var main = Type.GetType($"Samples.{arguments[0]}.Program")?.GetMethod("Main", Type.EmptyTypes);
        return (Task?)main?.Invoke(null, null) ?? throw new ArgumentException($"There is no sample {arguments[0]}.");
    }
}
